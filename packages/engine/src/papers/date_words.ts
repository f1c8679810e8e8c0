import { interpolate } from './language/index.ts'
import type { PaperPack } from './language/paper_pack.ts'

/** A day as people write it: "17 November 2026", "17. November 2026". `day` is `2026-11-17`. */
export function dateWords(day: string, { date, months }: Pick<PaperPack, 'date' | 'months'>): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-')
  return interpolate(date, {
    day: `${Number(dayOfMonth)}`,
    month: months[Number(month) - 1] ?? month,
    year,
  })
}
