/** A time as it is written: its half of the day may be left open. */
export interface WrittenTime {
  hour: number
  minute: number
  half?: 'am' | 'pm'
}

/** Opening and closing times in minutes; null where they make no sense together. */
export function spanOf(opens: WrittenTime, closes: WrittenTime): { opens: string; closes: string } | null {
  const end = closingMinutes(opens, closes)
  const start = openingMinutes(opens, closes, end)
  if (start === null || end === null || start === end || start >= 24 * 60) return null
  return { opens: written(start), closes: written(end === 0 ? 24 * 60 : end) }
}

const plain = ({ hour, minute }: WrittenTime): number | null =>
  hour > 24 || minute > 59 || (hour === 24 && minute > 0) ? null : hour * 60 + minute

function halved({ hour, minute, half }: WrittenTime): number | null {
  if (!half) return plain({ hour, minute })
  if (hour > 12 || hour === 0) return plain({ hour, minute })
  return plain({ hour: (hour % 12) + (half === 'pm' ? 12 : 0), minute })
}

/** "9–5" closes in the afternoon; "18–2" closes in the night. */
function closingMinutes(opens: WrittenTime, closes: WrittenTime): number | null {
  const end = halved(closes)
  const start = halved(opens)
  if (end === null || start === null || closes.half) return end
  const isAfternoon = end < start && start <= 12 * 60 && end > 0 && end < 12 * 60
  return isAfternoon ? end + 12 * 60 : end
}

/** "6–10pm" opens in the evening, "10–4pm" in the morning. */
function openingMinutes(opens: WrittenTime, closes: WrittenTime, end: number | null): number | null {
  const start = halved(opens)
  if (start === null || end === null || opens.half || closes.half !== 'pm' || opens.hour >= 12) return start
  const evening = start + 12 * 60
  return evening < end ? evening : start
}

const written = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
