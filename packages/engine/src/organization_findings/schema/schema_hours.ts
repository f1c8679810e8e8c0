import { type Weekday, weekdays } from '@foyer/contract/vocabulary'
import type { OpeningHours } from '../finding.ts'
import { daysNamed } from '../opening_hours/day_names.ts'
import { createHoursCollector } from '../opening_hours/hours_collector.ts'
import { readHoursLine } from '../opening_hours/read_line.ts'
import type { SchemaEntity } from '../page_hints.ts'
import { entitiesOf, textOf, textsOf } from './entity.ts'

/** Opening hours in the words of schema.org: as specifications, or as strings such as "Mo-Fr 09:00-17:00". */
export function schemaHours(entity: SchemaEntity): OpeningHours[] {
  const collector = createHoursCollector()
  for (const specification of entitiesOf(entity, 'openingHoursSpecification')) {
    const span = spanOf(specification)
    if (span) collector.add(span, undefined)
  }
  const specified = collector.finish()
  if (specified.length > 0) return specified
  for (const line of textsOf(entity, 'openingHours').flatMap((text) => text.split(/[;\n]/))) {
    const { spans, waiting } = readHoursLine(line, [])
    for (const span of spans) collector.add(span, undefined)
    // "Mo-Su" by itself is the whole of those days.
    if (spans.length === 0 && waiting.length > 0 && !/\d/.test(line))
      collector.add({ days: waiting, opens: '00:00', closes: '24:00' }, undefined)
  }
  return collector.finish()
}

function spanOf(specification: SchemaEntity) {
  // What holds for some time only, as over the holidays, is not what holds as a rule.
  if (specification.properties.validThrough) return null
  const opens = clockOf(textOf(specification, 'opens'))
  const closes = clockOf(textOf(specification, 'closes'))
  if (!opens || !closes) return null
  const end = closes === '23:59' || (closes === '00:00' && opens !== '00:00') ? '24:00' : closes
  const days = daysOf(specification)
  // Equal times are how a closed day is written.
  if (days.length === 0 || opens === end || opens === '24:00') return null
  return { days, opens, closes: end }
}

function daysOf(specification: SchemaEntity): Weekday[] {
  const written = textsOf(specification, 'dayOfWeek').flatMap((text) => text.split(','))
  if (written.length === 0) return [...weekdays]
  return written.flatMap((day) => daysNamed(day.trim().replace(/^.*[/#:]/, '')) ?? [])
}

function clockOf(written: string | undefined): string | null {
  const [, hour, minute] = /^T?(\d{1,2}):(\d{2})/.exec(written ?? '') ?? []
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}
