/** An answer that is no JSON and says itself what it is: for operations that give a document out in several forms. */
export class Document {
  readonly mediaType: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>

  constructor(mediaType: string, text: string, headers: Readonly<Record<string, string>> = {}) {
    this.mediaType = mediaType
    this.text = text
    this.headers = headers
  }
}
