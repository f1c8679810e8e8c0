/** An answer that is no JSON and says itself what it is: for operations that give a document out in several forms. */
export class Document {
  readonly mediaType: string
  /** Bytes where it is a file. */
  readonly content: string | Uint8Array
  readonly headers: Readonly<Record<string, string>>

  constructor(
    mediaType: string,
    content: string | Uint8Array,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.mediaType = mediaType
    this.content = content
    this.headers = headers
  }
}
