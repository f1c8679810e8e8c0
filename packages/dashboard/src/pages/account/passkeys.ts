export const passkeysKey = ['passkeys']
