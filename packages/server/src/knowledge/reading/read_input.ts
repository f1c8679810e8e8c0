/** Bytes from somewhere, and what is known about them. */
export interface ReadInput {
  bytes: Uint8Array
  /** As a server sent it, parameters included. */
  contentType: string | null
  filename: string | null
  /** Where it came from; relative links are made absolute by it. */
  url: string | null
  /** Not a document, but what a page looks like: only its colours are read. */
  as?: 'style_sheet'
}
