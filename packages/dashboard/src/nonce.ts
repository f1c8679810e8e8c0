/**
 * The content security policy lets only styles in that carry the page's nonce. Vite leaves it in a meta element; the
 * attribute reads empty in the document, on purpose of the browser, the property does not.
 */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''

declare global {
  var __webpack_nonce__: string | undefined
}

// The library that holds the page still behind a dialog asks for the nonce by this name.
globalThis.__webpack_nonce__ = nonce
