import type { TSchema } from 'typebox'
import { Check, Errors } from 'typebox/schema'
import type { CallLimits, ModelAnswer, ModelCalls, ModelPrompt, Tokens } from './call.ts'
import { ModelFailure } from './failure.ts'
import { wireSchema } from './wire_schema.ts'

export interface StructuredAnswer<Shape> {
  value: Shape
  tokens: Tokens
}

/** An answer that was paid for and could not be used. */
export class UnusableAnswer extends ModelFailure {
  readonly tokens: Tokens

  constructor(problem: string, tokens: Tokens) {
    super('not_understood', `The model's answer could not be used: ${problem}`)
    this.tokens = tokens
  }
}

/** JSON that holds to the schema: asked for once, and once more with what was wrong about it. */
export async function askStructured<Shape>(
  calls: ModelCalls,
  prompt: ModelPrompt,
  limits: CallLimits,
  schema: TSchema & { '~shape'?: Shape },
): Promise<StructuredAnswer<Shape>> {
  const wire = wireSchema(schema)
  const first = await calls.ask(prompt, limits, wire)
  const read = readAs<Shape>(first.text, schema)
  if ('value' in read) return { value: read.value, tokens: first.tokens }
  const repair = { answer: first.text.slice(0, longestRepeated), problem: repairing(read.problem) }
  const second = await calls.ask({ ...prompt, repair }, limits, wire).catch((error: unknown) => {
    throw error instanceof ModelFailure ? paidFor(error, first) : error
  })
  const tokens = sumOf(first.tokens, second.tokens)
  const again = readAs<Shape>(second.text, schema)
  if ('value' in again) return { value: again.value, tokens }
  throw new UnusableAnswer(again.problem, tokens)
}

const longestRepeated = 4000
const repairing = (problem: string) =>
  `That cannot be used: ${problem}. Give the whole answer once more, as JSON that holds to the schema and nothing else.`

/** The first answer was given and counted, whatever became of the second. */
const paidFor = (failure: ModelFailure, { tokens }: ModelAnswer) =>
  new UnusableAnswer(failure.message, tokens)

export const sumOf = (one: Tokens, other: Tokens): Tokens => ({
  input: one.input + other.input,
  output: one.output + other.output,
})

function readAs<Shape>(text: string, schema: TSchema): { value: Shape } | { problem: string } {
  const value = parsed(text)
  if (value === undefined) return { problem: 'it is no JSON' }
  if (holds<Shape>(schema, value)) return { value }
  const [, [first]] = Errors(schema, value)
  return {
    problem: `${first?.instancePath || 'the whole'} ${first?.message ?? 'does not hold to the schema'}`,
  }
}

const holds = <Shape>(schema: TSchema, value: unknown): value is Shape => Check(schema, value)

/** Some put a fence around it although they were asked not to. */
function parsed(text: string): unknown {
  const fenced = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/.exec(text)
  try {
    return JSON.parse(fenced?.[1] ?? text)
  } catch {
    return undefined
  }
}
