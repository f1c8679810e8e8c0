import type { Static, TObject, TSchema } from 'typebox'
import { type ErrorCode, errorTable } from './errors.ts'

/** `read` asks nothing of the caller's role, `write` an admin key, `manage` a signed-in owner, `own` any signed-in person. */
export type Access = 'read' | 'write' | 'manage' | 'own'
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** The group names of §1, in its order. */
export const groups = [
  'Organization',
  'Knowledge sources',
  'Knowledge facts',
  'Knowledge gaps',
  'Ingestion instructions',
  'Agents',
  'Conversations',
  'Services',
  'Fit criteria',
  'Voice profiles',
  'Identities',
  'Prompt templates',
  'Deliverable templates',
  'Flow',
  'Catalog',
  'Onboarding',
] as const
export type Group = (typeof groups)[number]

/** What each group is about, and the dashboard's word where it has another one. */
export const groupDescriptions: Record<Group, string> = {
  Organization: 'The organization itself: profile, model, members, notifications, keys, webhooks and events.',
  'Knowledge sources':
    'Text, web pages and files that agents learn from. An ingestion run reads a source; the dashboard calls it a sync.',
  'Knowledge facts': 'Single statements that agents use in their answers.',
  'Knowledge gaps': 'Questions that agents could not answer, and checks of whether they can now.',
  'Ingestion instructions': 'How sources are read. The dashboard calls them instructions.',
  Agents: 'Conversational agents, how they look to visitors, and their configuration as files.',
  Conversations: 'What visitors and agents write to each other, and what your team does with it.',
  Services: 'What the organization offers.',
  'Fit criteria': 'What makes a visitor a good or a poor fit.',
  'Voice profiles': 'How agents sound. The dashboard calls them voices.',
  Identities: 'How agents introduce themselves to visitors.',
  'Prompt templates': 'What a language model is told, in versions. The dashboard calls them prompts.',
  'Deliverable templates':
    'A deliverable is a document for a visitor, and a template says what it looks like. The dashboard calls both documents.',
  Flow: 'The phases of a conversation and their slots. A slot is something to ask about; the dashboard calls it a question.',
  Catalog: 'Proposals for services, voice profiles, fit criteria and slots, generated from your sources.',
  Onboarding: 'Sets up an agent from a website, and says what is set up.',
}

/** What stands beside `/v1`, for people in a browser: it is in neither the OpenAPI document nor the SDK. */
export type BrowserGroup = 'Sign-in' | 'Visits'

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never

/** Path parameters that are integers; every other one is a slug. */
export const integerParameters = ['id', 'version', 'message_id'] as const
export type PathParameters<Path extends string> = {
  [Name in ParameterNames<Path>]: Name extends (typeof integerParameters)[number] ? number : string
}

export const jsonType = 'application/json'

export interface Operation<
  Path extends string = string,
  Query extends TObject | undefined = TObject | undefined,
  Body extends TObject | undefined = TObject | undefined,
  Response extends TSchema = TSchema,
> {
  /** The name of the service function, of the OpenAPI operation and of the SDK method. */
  id: string
  method: Method
  path: Path
  group: Group | BrowserGroup
  access: Access
  summary: string
  description?: string
  /** Where the specification states it, when it does. */
  section?: string
  query?: Query
  body?: Body
  response: Response
  status: 200 | 201 | 202
  /** What this operation can refuse beyond what its shape implies (see `errorsOf`). */
  errors: readonly ErrorCode[]
  /** A write that can be tried out with `?dry_run=true`. */
  dryRun: boolean
  /** Answers with the flow's version as ETag and honours If-Match. */
  versioned: boolean
  /** The largest body, where it is not the usual one. */
  bodyLimitBytes?: number
  /** Also takes a file as multipart/form-data; these fields of the body are then understood. */
  form?: Record<string, string>
  /** Something the organization does, as opposed to how it is set up: refused while it is paused or unverified. */
  activity: boolean
  /** The content type of the answer. What is not JSON is given out as it comes, in pieces. */
  mediaType: string
  /** Other forms of a document, for whoever accepts them. */
  mediaTypes?: readonly string[]
  /** Also answered as text/csv to whoever accepts that. */
  csv?: true
  /** Answers with server-sent events that do not end; `response` is what each of them carries. */
  stream?: true
  /** Also told as it happens, as server-sent events, to whoever accepts those: what each of them can be. */
  turns?: TSchema
  /** The answer shows a secret, this once: it is encrypted where it is stored for repeats. */
  secret?: true
  /** A body that works on a fresh organization, for the reference. */
  example?: unknown
  /** An example of the answer when it succeeds, for the reference: of one event where the answer is a stream of them. */
  answer?: unknown
}

/** What a definition may leave to `defineOperation`. */
type Defaulted = 'status' | 'errors' | 'dryRun' | 'versioned' | 'activity' | 'mediaType'

type Definition<
  Path extends string,
  Query extends TObject | undefined,
  Body extends TObject | undefined,
  Response extends TSchema,
> = Omit<Operation<Path, Query, Body, Response>, Defaulted> & Partial<Pick<Operation, Defaulted>>

export function defineOperation<
  const Path extends string,
  Response extends TSchema,
  Query extends TObject | undefined = undefined,
  Body extends TObject | undefined = undefined,
>(definition: Definition<Path, Query, Body, Response>): Operation<Path, Query, Body, Response> {
  return {
    status: 200,
    errors: [],
    dryRun: isWrite(definition),
    versioned: false,
    activity: false,
    mediaType: jsonType,
    ...definition,
  }
}

/** Whether it changes something, and can therefore be repeated under an Idempotency-Key. */
export const isWrite = ({ access, method }: Pick<Operation, 'access' | 'method'>) =>
  access !== 'read' && method !== 'GET'

/** Whether only signed-in people may call it: an API key is refused. */
export const isForPeople = ({ access }: Pick<Operation, 'access'>) => access === 'manage' || access === 'own'

type StaticOr<Schema, Otherwise> = Schema extends TSchema ? Static<Schema> : Otherwise

/** What a handler receives and gives, derived from the operation alone. */
export type Input<Op> =
  Op extends Operation<infer Path, infer Query, infer Body, TSchema>
    ? {
        params: PathParameters<Path>
        query: StaticOr<Query, Record<never, never>>
        body: StaticOr<Body, undefined>
      }
    : never
export type Output<Op> =
  Op extends Operation<string, infer _Q, infer _B, infer Response> ? Static<Response> : never

/** Every code the operation can answer with: what its shape implies, then its own. */
export function errorsOf(operation: Operation): ErrorCode[] {
  const codes: ErrorCode[] = [
    'missing_api_key',
    'invalid_api_key',
    'organization_required',
    'parameter_unknown',
    'parameter_invalid',
  ]
  if (operation.path.includes('{')) codes.push('resource_missing')
  if (operation.access !== 'read') codes.push('method_not_allowed')
  if (isWrite(operation)) codes.push('idempotency_conflict')
  const required = (operation.body as { required?: string[] } | undefined)?.required
  if (required?.length) codes.push('parameter_missing')
  if (operation.activity) codes.push('organization_paused', 'organization_unverified')
  codes.push(...operation.errors, 'rate_limited', 'internal')
  return [...new Set(codes)]
}

/** The statuses that a code of `errorsOf` can come with. */
export function statusesOf(code: ErrorCode, operation: Operation): readonly number[] {
  const { statuses } = errorTable[code]
  // 405 is the answer to a method that the path does not have, so no operation gives it.
  if (code === 'method_not_allowed') return [403]
  if (code === 'parameter_invalid') return operation.body ? statuses : [422]
  if (code === 'idempotency_conflict') return operation.versioned ? statuses : [409]
  return statuses
}
