import type { MetricsAccess } from '../platform/http/index.ts'
import { ConfigRefusal, type Environment } from './value.ts'

/** Null: nobody may read them. The token is never repeated. */
export function readMetrics(set: Environment): MetricsAccess | null {
  const token = set.FOYER_METRICS_TOKEN?.trim() ?? null
  const access = set.FOYER_METRICS?.trim()
  if (token !== null && !/^[\x21-\x7e]{16,}$/.test(token))
    throw new ConfigRefusal(
      'FOYER_METRICS_TOKEN',
      'is too short, or has spaces or special characters',
      'at least 16 ASCII characters without spaces',
    )
  if (access !== undefined && access !== 'off' && access !== 'open')
    throw new ConfigRefusal('FOYER_METRICS', `is "${access}"`, 'open or off')
  if (access === 'open' && token !== null)
    throw new ConfigRefusal('FOYER_METRICS', 'is open, but FOYER_METRICS_TOKEN is set', 'left out, or off')
  if (access === 'off') return null
  return access === 'open' || token !== null ? { token } : null
}
