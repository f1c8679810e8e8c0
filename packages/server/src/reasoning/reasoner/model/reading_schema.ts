import type { SlotValue } from '@foyer/engine'
import { isChoice, type JsonSchema, type SlotDefinition, type VisitorAct, visitorActs } from '@foyer/engine'
import { type TSchema, Type } from 'typebox'
import type { Talk } from '../port.ts'

/** What a model may say that it heard. Values are held to the compiled schema of their slot. */
export interface ModelReading {
  acts: VisitorAct[]
  captures?: { slot: string; value: SlotValue; quote: string; correction: boolean }[]
  unclear?: { slot: string; options: string[]; quote: string }[]
  declined?: string[]
  questions: string[]
  topic: string
  /** Only where the phase has criteria. */
  exit?: { met: boolean; quote: string }
}

const closed = { additionalProperties: false }

export function readingSchema(
  { flow, phase }: Pick<Talk, 'flow' | 'phase'>,
  slots: readonly SlotDefinition[],
): TSchema {
  const compiled: Record<string, JsonSchema> = Object.assign(
    {},
    ...flow.phases.map(({ extraction_schema }) => extraction_schema.properties),
  )
  const known = slots.filter(({ key }) => Object.hasOwn(compiled, key))
  const choices = known.filter(({ data_type }) => isChoice(data_type))
  const oneOf = (keys: readonly string[]) => Type.Unsafe<string>({ type: 'string', enum: [...keys] })
  const quote = Type.String({ description: 'The words of the message that it rests on, exactly.' })
  const capture = ({ key }: SlotDefinition) =>
    Type.Object(
      {
        slot: oneOf([key]),
        value: Type.Unsafe<SlotValue>(compiled[key]!),
        quote,
        correction: Type.Boolean({ description: 'Whether it takes an earlier answer back.' }),
      },
      closed,
    )
  return Type.Object(
    {
      acts: Type.Array(oneOf(visitorActs)),
      ...(known.length > 0 && {
        captures: Type.Array(known.length === 1 ? capture(known[0]!) : Type.Union(known.map(capture))),
        declined: Type.Array(oneOf(known.map(({ key }) => key))),
      }),
      ...(choices.length > 0 && {
        unclear: Type.Array(
          Type.Object(
            { slot: oneOf(choices.map(({ key }) => key)), options: Type.Array(Type.String()), quote },
            closed,
          ),
        ),
      }),
      questions: Type.Array(Type.String()),
      topic: Type.String({ description: 'What the visitor asks about now; empty when nothing new.' }),
      ...(phase.exit.exit_criteria !== '' && {
        exit: Type.Object(
          {
            met: Type.Boolean({ description: 'Whether the phase is done by what the visitor said.' }),
            quote: Type.String({ description: 'The words of the visitor that show it; empty when not met.' }),
          },
          closed,
        ),
      }),
    },
    closed,
  )
}
