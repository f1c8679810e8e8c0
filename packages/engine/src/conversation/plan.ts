import type { EvidenceKind } from '@foyer/contract/vocabulary'
import type { AgentPage } from '../flow/agent_definition.ts'
import type { Presence } from '../office_hours/presence.ts'

/** What a reply rests on: a section of a page, a fact, a service or a field of the profile. */
export interface CitedPassage {
  kind: EvidenceKind
  id: number
  /** All of it, for who words the answer. */
  text: string
  /** What is said where it is the answer and nobody words it. */
  spoken: string
  /** The part of it that fits the question best, for who has heard the rest before; null where nothing of it does. */
  focus?: string | null
  /** What it is about, in a few words: a chip has room for them. */
  label: string
  source_id?: number | null
  url?: string
}

/**
 * What a reply does, in order. The engine decides it; a reasoner only finds the words, so that no wording moves a phase,
 * fills a slot or opens a door.
 */
export type PlanItem =
  /** The first words of a conversation. */
  | { act: 'greet' }
  /** Says back what was understood: slots that were answered, and those whose answer was changed. */
  | { act: 'acknowledge'; captured: string[]; corrected: string[] }
  /** Answers a greeting, a remark, thanks, a feeling, or that the visitor would rather not say. */
  | {
      act: 'courtesy'
      to: 'greeting' | 'small_talk' | 'thanks' | 'feeling' | 'decline' | 'rejection' | 'statement'
    }
  /** Says what the visitor is talking to. */
  | { act: 'identify' }
  /** Regrets what the visitor complains about. */
  | { act: 'regret' }
  /** The best passage first. The builtin reasoner says that one; a model is given all of them. */
  | { act: 'answer'; question: string; passages: CitedPassage[] }
  /** Something near was found, and it is not sure which of it is meant. */
  | { act: 'choose'; question: string; passages: CitedPassage[] }
  /** It is not known; the question has been noted. `nearest` may touch the matter, and is offered beside it. */
  | { act: 'gap'; question: string; nearest?: CitedPassage[] }
  /** It cannot be looked up at this point, or not now: nothing is said about whether it is known. */
  | { act: 'defer'; question: string; because: 'phase' | 'outage' }
  /** The team is told: the visitor wants a person, or has trouble that the knowledge does not answer. */
  | {
      act: 'pass_on'
      because:
        | 'wanted'
        | 'callback'
        | 'call'
        | 'complaint'
        | 'urgency'
        | 'cancel'
        | 'status'
        | 'wish'
        | 'outsider'
    }
  /** Says when somebody is there, by the office hours. */
  | ({ act: 'presence' } & Presence)
  /** Offers to take a message for the team. */
  | { act: 'offer_message' }
  /** Asks for a number to call, where no slot takes one. */
  | { act: 'ask_number' }
  /** Nothing in the message was understood, or it only told the agent what to do. */
  | { act: 'puzzle'; because: 'unclear' | 'order' }
  | { act: 'clarify'; slot: string; options: string[] }
  /** `skippable`: the third time, the visitor is told that it may be left out. */
  | { act: 'ask'; slot: string; attempt: number; skippable: boolean }
  /** Asks what the visitor would like, or, later, whether there is anything else. */
  | { act: 'invite' }
  | { act: 'navigate'; pages: AgentPage[] }
  /** Promises the document that is handed over in the end. */
  | { act: 'promise' }
  /** Not worded: the conversation is in this phase from here on. */
  | { act: 'move'; phase: string; because: 'exit' | 'max_turns' }
  /** Says what was understood, so that it can be corrected before the conversation ends. */
  | { act: 'recap' }
  /** Says what has been noted so far, to who asks for it. */
  | { act: 'read_back' }
  | { act: 'close' }

export type ReplyPlan = PlanItem[]

/** What is offered beside an admission. */
export const nearestOf = (plan: readonly PlanItem[]): CitedPassage[] =>
  plan.flatMap((item) => (item.act === 'gap' ? (item.nearest ?? []) : []))

/**
 * A one-tap answer under a message: one that answers a slot, `multiple` where several can be sent together, or words that
 * the agent has put up for choice.
 */
export type ReplyChip = { slot: string; value: string; label: string; multiple?: true } | { text: string }
