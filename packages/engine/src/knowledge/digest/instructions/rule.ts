import type { FactTier, FactTopic } from '@foyer/contract/vocabulary'

/** What an owner's instruction asks of ingestion. `about` are subjects in the owner's words. */
export type InstructionRule =
  | { kind: 'leave_out'; about: string[]; except: string[] }
  | { kind: 'only'; about: string[] }
  | { kind: 'tier'; about: string[]; tier: FactTier }
  | { kind: 'topic'; about: string[]; topic: FactTopic }
  /** `from` is null where the organization itself is renamed, however a text calls it. */
  | { kind: 'name'; from: string | null; to: string }
