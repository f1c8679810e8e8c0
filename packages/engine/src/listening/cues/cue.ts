/** What a message is about that has an answer of its own, wherever it is said. */
export const cues = [
  'hours',
  'open_now',
  'phone',
  'email',
  'address',
  /** Asks whether what was arranged in this conversation is settled. */
  'status',
  /** Asks what else is needed of them. */
  'needs',
  /** Says that the last answer was about something else. */
  'rejection',
  /** Comes with something else than customers do: looks for work, sells something, asks for an interview. */
  'outsider',
  /** Tells of a death or a grave illness. */
  'grief',
  'other',
] as const
export type Cue = (typeof cues)[number]
