type Body = Record<string, unknown>

/**
 * What is stored of an edited proposal. Empty fields are left out, and so are agents that nobody chose: the default
 * of the kind then counts when it is accepted.
 */
export function editedPayload(before: Body, body: Body, agentsChosen: boolean): Body {
  const kept = Object.entries(body).filter(
    ([name, value]) => value !== null && (name !== 'agents' || agentsChosen || 'agents' in before),
  )
  // Fields that the form does not have stay as they are.
  const others = Object.entries(before).filter(([name]) => !(name in body))
  return Object.fromEntries([...others, ...kept])
}
