import { defaultRetention, type Retention } from '../platform/queue/index.ts'
import type { SettingName } from './settings.ts'
import { ConfigRefusal, type Environment } from './value.ts'

const mostDays = 36_500

export function readRetention(set: Environment): Retention {
  const days = (name: SettingName, otherwise: number | null) => readDays(set, name, otherwise)
  return {
    events: days('FOYER_EVENT_RETENTION_DAYS', defaultRetention.events),
    audit: days('FOYER_AUDIT_RETENTION_DAYS', defaultRetention.audit),
    runs: days('FOYER_RUN_RETENTION_DAYS', defaultRetention.runs),
    passages: days('FOYER_PASSAGE_RETENTION_DAYS', defaultRetention.passages),
  }
}

function readDays(set: Environment, name: SettingName, otherwise: number | null): number | null {
  const text = set[name]?.trim()
  if (text === undefined) return otherwise
  if (text === 'forever') return null
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= mostDays) return Number(text)
  throw new ConfigRefusal(name, `is "${text}"`, `a whole number from 1 to ${mostDays}, or forever`)
}
