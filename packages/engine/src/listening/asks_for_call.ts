import { listeningPackFor } from './language/index.ts'
import { tokenRun } from './sentences/sentences.ts'
import { tokenize } from './sentences/tokens.ts'
import { withoutSlips } from './sentences/without_slips.ts'

const call =
  /\b(?:call|ring|phone|telephone)\b|anruf|zur(?:ü|ue)ckruf|r(?:ü|ue)ckruf|\bruf(?:e|en|t)?\b|telefon/i

/** Whether who wants a person, or gives a number, would like to be called. */
export const asksForCall = (text: string): boolean => call.test(text)

const beCalled =
  /\b(?:call|ring|phone)(?:s|ed|ing)? (?:me|us|back)\b|\bcall ?back\b|\b(?:set up|arrange|book|schedule) a call\b|(?:mich|uns|mir)\b.{0,40}(?:an|zur(?:ü|ue)ck)(?:ge)?ruf|r(?:ü|ue)ckruf|\bruf(?:t|en sie|e)? (?:mich|uns)\b/i

/** Whether somebody waits for a call, and would not call themselves. */
export const asksToBeCalled = (text: string): boolean => beCalled.test(text)

/** "Nein, anrufen nicht": names the telephone, and wants nothing of it. */
export function refusesCall(text: string, locale: string): boolean {
  const typed = tokenize(text)
  const pack = listeningPackFor(
    typed.map(({ word }) => word),
    locale,
  )
  return pack.acts.noPerson.test(tokenRun(withoutSlips(typed, pack)).plain)
}
