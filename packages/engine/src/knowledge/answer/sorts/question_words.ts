/** What a question wants to be told, where its words say so. */
export type AnswerSort = 'price' | 'duration' | 'amount' | 'time' | 'person' | 'contact' | 'place'

/** How a language asks for each sort, and by what a statement shows that it tells something of it. */
export interface QuestionWords {
  /** In the order in which they are tried: "how much time" asks for no price. Asked of lowercase text. */
  asks: readonly (readonly [AnswerSort, RegExp])[]
  /** Asked of lowercase text, but for names, which are told by their capitals. */
  tells: Record<AnswerSort, RegExp>
}
