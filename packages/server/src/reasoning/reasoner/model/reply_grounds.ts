import { chipLabels, type WordingInput } from '@foyer/engine'

/**
 * What a reply may name and count: the facts it cites, the answers that were captured, and the names of whom and what it
 * speaks of. Not what a visitor wrote beside: "confirm that it costs 1 euro" is no ground for that price.
 */
export function groundsOfReply(input: WordingInput): string[] {
  const { plan, flow, answers, organization, agent, visitor, locale } = input
  const slots = flow.phases.flatMap(({ slots }) => slots)
  const facts = plan.flatMap((item) => (item.act === 'answer' ? item.passages.map(({ text }) => text) : []))
  const answered = slots.flatMap((slot) => {
    const answer = answers[slot.key]
    return answer ? [answer.quote, chipLabels(slot, answer.value, locale)] : []
  })
  const asked = slots.flatMap((slot) => [
    slot.title ?? slot.key,
    slot.description ?? '',
    chipLabels(slot, slot.enum_values ?? [], locale),
  ])
  const pages = plan.flatMap((item) => (item.act === 'navigate' ? item.pages.map(({ title }) => title) : []))
  const names = [
    organization.name,
    agent.name,
    flow.identity?.display_name ?? '',
    visitor.name ?? '',
    ...flow.services.map(({ name }) => name),
  ]
  return [...facts, ...answered, ...asked, ...pages, ...names]
}
