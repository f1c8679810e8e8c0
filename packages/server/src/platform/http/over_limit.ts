import { refuse } from '../refusal.ts'

export interface RateLimit {
  perSecond: number
  burst: number
}

/** 429, with how long the next token takes. */
export function overLimit(rate: RateLimit, waitMs: number) {
  const seconds = String(Math.max(1, Math.ceil(waitMs / 1000)))
  return refuse('rate_limited', `Too many requests. Wait ${seconds} s, or send fewer than ${paceOf(rate)}.`, {
    headers: {
      'Retry-After': seconds,
      'RateLimit-Limit': String(rate.burst),
      'RateLimit-Remaining': '0',
      'RateLimit-Reset': String(Math.ceil(rate.burst / rate.perSecond)),
    },
  })
}

const spans = [
  ['second', 1],
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
] as const

/** In the shortest span that has one whole request. */
function paceOf({ perSecond }: RateLimit): string {
  const [span, seconds] = spans.find(([, seconds]) => perSecond * seconds >= 1) ?? ['day', 86_400]
  return `${Math.round(perSecond * seconds)} a ${span}`
}
