/** What a mail or a chat message says, before it is put into the form of its channel. */
export interface Letter {
  subject: string
  title: string
  /** A paragraph each. */
  text: string[]
  figures?: Figure[]
  sections?: LetterSection[]
  /** The one link: it opens the very thing. */
  action?: { label: string; url: string }
  /** Why the recipient gets this. */
  footer: string
  /** Shown as the sender in place of the installation's name. */
  sender?: string
}

export interface Figure {
  label: string
  value: string
}

export interface LetterSection {
  heading: string
  /** What is known of it, a line each. */
  lines?: string[]
  /** Words of a visitor, set apart. Line ends stay. */
  quote?: string
}
