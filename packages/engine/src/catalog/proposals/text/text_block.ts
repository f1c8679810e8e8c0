/** A part of a passage's text, told by its shape: what the text was made of is not stored with it. */
export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly ListItem[] }
  | { kind: 'table'; rows: readonly (readonly string[])[] }

export interface ListItem {
  text: string
  depth: number
}
