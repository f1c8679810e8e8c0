/** Announced when a turn was answered while others of its conversation waited for that. */
export const turnsChannel = 'foyer_turns'
