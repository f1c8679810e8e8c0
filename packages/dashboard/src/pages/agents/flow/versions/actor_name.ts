/** Who made a change, as people call them. */
export function actorName(actor: unknown): string {
  const { type, name } = Object(actor)
  if (type === 'system') return 'Foyer'
  return type === 'api_key' ? `API key “${String(name)}”` : (typeof name === 'string' && name) || 'Someone'
}
