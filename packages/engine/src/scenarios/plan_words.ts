import type { PlanItem, ReplyPlan } from '../conversation/plan.ts'

/** A plan in the words of a scenario: `acknowledge budget · ask timing`. */
export const planWords = (plan: ReplyPlan): string => plan.map(itemWords).join(' · ')

function itemWords(item: PlanItem): string {
  switch (item.act) {
    case 'acknowledge':
      return ['acknowledge', ...item.captured, ...item.corrected.map((slot) => `${slot} (changed)`)].join(' ')
    case 'answer':
      return `answer ${JSON.stringify(item.passages[0]?.spoken ?? '')}`
    case 'choose':
      return `choose among ${item.passages.map(({ label }) => JSON.stringify(label)).join(' ')}`
    case 'gap':
      return `gap ${JSON.stringify(item.question)}`
    case 'courtesy':
      return `courtesy ${item.to}`
    case 'pass_on':
    case 'puzzle':
      return `${item.act} ${item.because}`
    case 'presence':
      return item.opens === null ? 'presence now' : `presence from ${item.opens.date} ${item.opens.time}`
    case 'defer':
      return `defer ${item.because}`
    case 'clarify':
      return `clarify ${item.slot} among ${item.options.join(' ')}`
    case 'ask':
      return `ask ${item.slot}${attemptWords(item)}`
    case 'navigate':
      return `navigate ${item.pages.map(({ title }) => JSON.stringify(title)).join(' ')}`
    case 'move':
      return `move ${item.phase}${item.because === 'max_turns' ? ' (max_turns)' : ''}`
    default:
      return item.act
  }
}

function attemptWords({ attempt, skippable }: Extract<PlanItem, { act: 'ask' }>): string {
  if (attempt === 1) return ''
  return skippable ? ` (attempt ${attempt}, skippable)` : ` (attempt ${attempt})`
}
