/** The kind of answer that a question expects, where its words say so. */
export type AnswerType = 'price' | 'duration' | 'amount' | 'time' | 'person' | 'contact' | 'place'

/** How a language asks for each answer type, and the patterns by which a statement has it. */
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
