/* A stand-in for the icuuc.dll that every Windows 10 brings since version 1703 and wine does not: Qt needs it to start.
   Qt asks it only for encodings that it does not know itself, and hears here that there are none. It is put into the
   Windows of wine alone, and never into what people download. */

typedef int UErrorCode;
enum { UNSUPPORTED = 16 };

#define EXPORTED __declspec(dllexport)
#define NOTHING(name) EXPORTED void name(void) {}

EXPORTED void *ucnv_open(const char *name, UErrorCode *error) {
    (void)name;
    *error = UNSUPPORTED;
    return 0;
}

EXPORTED const char *ucnv_getName(const void *converter, UErrorCode *error) {
    (void)converter;
    *error = UNSUPPORTED;
    return 0;
}

EXPORTED const char *ucnv_getStandardName(const char *name, const char *standard, UErrorCode *error) {
    (void)name;
    (void)standard;
    *error = UNSUPPORTED;
    return 0;
}

EXPORTED int ucnv_countAvailable(void) { return 0; }
EXPORTED const char *ucnv_getAvailableName(int number) { (void)number; return 0; }

/* What is asked of a converter, and none was ever opened. */
EXPORTED signed char ucnv_getMaxCharSize(const void *converter) { (void)converter; return 0; }
EXPORTED int ucnv_toUCountPending(const void *converter, UErrorCode *error) { (void)converter; *error = UNSUPPORTED; return 0; }
EXPORTED int ucnv_fromUCountPending(const void *converter, UErrorCode *error) { (void)converter; *error = UNSUPPORTED; return 0; }
NOTHING(ucnv_close)
NOTHING(ucnv_reset)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_toUnicode)
NOTHING(ucnv_fromUnicode)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
