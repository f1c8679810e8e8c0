/** What a reader makes of a page or file, whatever its format was: blocks in reading order, in plain text. */
export interface Document {
  /** What it calls itself; null when it does not. */
  title: string | null
  /** A BCP 47 tag, when the document says one. */
  language: string | null
  blocks: Block[]
}

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string; links?: Link[] }
  | { kind: 'list'; ordered: boolean; items: ListItem[] }
  | { kind: 'table'; header: string[] | null; rows: string[][]; links?: Link[] }
  | { kind: 'code'; text: string }

export interface ListItem {
  text: string
  /** 0 for the list's own items, 1 for those of a list inside one, and so on. */
  depth: number
  links?: Link[]
}

/** Absolute, http or https. */
export interface Link {
  text: string
  url: string
}
