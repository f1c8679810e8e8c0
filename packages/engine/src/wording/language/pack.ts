import type { PlanItem } from '../../conversation/plan.ts'
import type { SlotMeaning } from '../meanings.ts'

/** What speaking a language takes, as data of one shape: patterns (`pattern.ts`) by act. None of the patterns names a
 * number, a day, an address or anybody. */
export interface WordingPack {
  /** Whether visitors are addressed formally unless the voice says otherwise. */
  formal: boolean
  quotes: readonly [open: string, close: string]
  and: string
  or: string
  /** "The pricing audit": the article is left out when so few words are said back. */
  article: RegExp
  /** Labels that open with one of these are written small inside a sentence. */
  smallOpeners: ReadonlySet<string>
  greet: readonly string[]
  /** What an agent is: by its role, or where it has none. */
  role: { named: string; unnamed: string }
  /** What an agent is, where the owner's words for it are in another language. */
  disclose: readonly string[]
  courtesy: Record<Courtesy, readonly string[]>
  /** What is talking here: the truth, and the way to a person. */
  identify: readonly string[]
  regret: readonly string[]
  acknowledge: {
    given: readonly string[]
    /** Where the visitor has told their name. */
    name: readonly string[]
    changed: readonly string[]
  }
  /** From Monday on. */
  weekdays: readonly string[]
  months: readonly string[]
  yes: string
  no: string
  answer: { unsayable: readonly string[] }
  gap: {
    one: readonly string[]
    several: readonly string[]
    beside: readonly string[]
    /** Where chips name what comes nearest. */
    near: readonly string[]
    /** Introduces such chips beside something else. */
    nearest: readonly string[]
  }
  /** Before chips that name what may be meant, and where there are none. */
  choose: { chips: readonly string[]; named: readonly string[] }
  defer: { phase: readonly string[]; outage: readonly string[] }
  pass_on: Record<PassOnReason, readonly string[]>
  /** When somebody is there: at once, or from an opening on, by how near it is. */
  presence: Record<'now' | 'today' | 'tomorrow' | 'weekday' | 'date', readonly string[]>
  offer_message: readonly string[]
  ask_number: readonly string[]
  puzzle: { unclear: readonly string[]; order: readonly string[] }
  clarify: { between: readonly string[]; open: readonly string[] }
  ask: {
    /** By its own words. */
    titled: readonly string[]
    /** By its own words, where they ask to be told something: "Describe it in a sentence". */
    telling: readonly string[]
    tellingWords: ReadonlySet<string>
    /** Titles whose last word is known well enough to be asked for by their own words. */
    plain: readonly { ending: RegExp; patterns: readonly string[] }[]
    /** By its own words, put a second time. */
    again: readonly string[]
    yesOrNo: readonly string[]
    /** Says that it may be left out; asks nothing. */
    skipping: readonly string[]
  }
  meanings: Record<SlotMeaning, SlotWording>
  invite: { opening: readonly string[]; later: readonly string[] }
  navigate: { one: readonly string[]; several: readonly string[] }
  promise: { named: readonly string[]; unnamed: readonly string[] }
  recap: {
    /** What was understood. */
    noted: readonly string[]
    /** Where there is nothing short to say of it. */
    done: readonly string[]
    correct: readonly string[]
  }
  close: {
    thanks: readonly string[]
    passing_on: readonly string[]
    sign_off: readonly string[]
  }
  /** When nothing else may be said. */
  minimal: readonly string[]
}

type Courtesy = Extract<PlanItem, { act: 'courtesy' }>['to']
type PassOnReason = Extract<PlanItem, { act: 'pass_on' }>['because']

/** How a common slot is asked for, and called when its answer is said back. */
interface SlotWording {
  noun: string
  first: readonly string[]
  second: readonly string[]
}
