/** 13 hexadecimal digits are 52 bits: as many as a number holds exactly. */
const digits = 13

/**
 * Which arm a conversation runs on: always the same one for the same pair, and over many conversations each
 * arm in proportion to its weight. The hash is passed in and gives hexadecimal text.
 */
export function draw<Arm extends { weight: number }>(
  conversation_id: number,
  experiment_id: number,
  arms: readonly Arm[],
  hash: (text: string) => string,
): Arm {
  const last = arms.at(-1)
  if (!last) throw new Error('An experiment without arms cannot be drawn from.')
  const total = arms.reduce((sum, arm) => sum + arm.weight, 0)
  let rest = fraction(hash(`experiment:${experiment_id}:conversation:${conversation_id}`)) * total
  for (const arm of arms) {
    if (rest < arm.weight) return arm
    rest -= arm.weight
  }
  return last
}

function fraction(digest: string): number {
  const head = digest.slice(0, digits)
  if (!/^[0-9a-f]{13}$/i.test(head)) throw new Error('The hash must give at least 13 hexadecimal digits.')
  return Number.parseInt(head, 16) / 16 ** digits
}
