/** What we use of pdfmake and of the font reader below it. Neither publishes types for these versions. */
declare module 'pdfmake' {
  /** The parts of a page: https://pdfmake.github.io/docs/ describes them. */
  type Content = string | Content[] | { [property: string]: unknown }

  interface DocumentDefinition {
    content: Content
    footer: (page: number, pages: number) => Content
    info: { title: string; author: string; creator: string; producer: string; creationDate: Date }
    pageSize: 'A4'
    pageMargins: [left: number, top: number, right: number, bottom: number]
    defaultStyle: object
    language: string
  }

  const pdfmake: {
    setFonts(fonts: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>): void
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void
    createPdf(definition: DocumentDefinition): { getBuffer(): Promise<Uint8Array> }
  }
  export default pdfmake
  export type { Content, DocumentDefinition }
}

declare module 'fontkit' {
  export function openSync(path: string): { hasGlyphForCodePoint(codePoint: number): boolean }
}
