/** "1.250", "1,250.00", "1 250,50" and "45,-" as numbers: a mark before three digits parts thousands. */
export function readNumber(text: string): number | null {
  const digits = text.replace(/[.,][-–—]{1,2}$/u, '').trim()
  const [, whole = '', , decimals = ''] = /^(\d+(?:[.,'’ ]\d{3})*)([.,](\d{1,2}))?$/u.exec(digits) ?? []
  if (whole === '') return null
  const value = Number(`${whole.replaceAll(/\D/g, '')}.${decimals || '0'}`)
  return Number.isFinite(value) ? value : null
}
