/** What a question wants to be told, where its words say so. */
export type AnswerType = 'price' | 'duration' | 'amount' | 'time' | 'person' | 'contact' | 'place'

/** How a language asks for each sort, and by what a statement shows that it tells something of it. */
export interface AnswerTypePatterns {
  /** In the order in which they are tried: "how much time" asks for no price. Asked of lowercase text. */
  asks: readonly (readonly [AnswerType, RegExp])[]
  /** Asks whether there is a thing at all, which is named next. Asked of lowercase text. */
  asksWhether: RegExp
  /** Asked of lowercase text. Names tell of persons and places too, and are looked for apart. */
  states: Record<AnswerType, RegExp>
}

/** The pattern of a number that is not followed by one of these units. */
export const numberBut = (units: string) => `\\d(?![\\d.,]*\\s*-?(?:${units}))`
