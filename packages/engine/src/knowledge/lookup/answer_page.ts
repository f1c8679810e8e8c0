/** A page of the knowledge: a source, and where it has several, the address. */
export interface AnswerPage {
  source_id: number
  url?: string
}
