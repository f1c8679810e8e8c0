/** What notifications say around what they tell of. */
export interface NoticeWords {
  /** Of several kinds at once. */
  mixed: (count: number, organization: string) => string
  mixedTitle: (count: number) => string
  person_wanted: KindWords
  new_lead: KindWords
  source_failed: KindWords
  check_failed: KindWords
  conversation: (number: number, agent: string) => string
  waitingSince: (time: string) => string
  fit: Record<string, string>
  agent: (name: string) => string
  question: string
  more: (count: number) => string
  footer: (organization: string) => string
  open: Record<OpenedPlace, string>
  weekly: WeeklyWords
}

export type OpenedPlace = 'conversation' | 'conversations' | 'source' | 'sources' | 'gap' | 'gaps' | 'home'

interface KindWords {
  one: (name: string) => string
  many: (count: number) => string
  /** What to do about it. */
  text: (count: number) => string
}

interface WeeklyWords {
  subject: (organization: string) => string
  title: (since: string, until: string) => string
  visitors: string
  answered: string
  leads: string
  unanswered: string
  topTen: string
  hidden: (count: number) => string
  asked: (count: number) => string
  allAnswered: string
  open: string
}
