import { createHash } from 'node:crypto'
import { operations, VoiceProfile } from '@foyer/contract'
import fastify, { type FastifyRequest } from 'fastify'
import postgres from 'postgres'
import { givenAddress, serve } from './program.ts'

/**
 * What one would write in an afternoon: Fastify and postgres.js, the key looked up in every request, the same
 * SELECT, the same bytes; no row-level security, no limit, no version, no event, no idempotency. It connects as
 * the owner of the tables, whom row-level security does not concern.
 */

const { socketDirectory, port, user, database } = givenAddress()
const sql = postgres({ path: `${socketDirectory}/.s.PGSQL.${port}`, user, database, max: 10 })
const app = fastify()

async function organizationOf(request: FastifyRequest): Promise<string> {
  const key = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const hash = createHash('sha256').update(key).digest()
  const [row] = await sql<{ organization_id: string }[]>`
    select organization_id from api_keys where hash = ${hash} and revoked_at is null`
  if (!row) throw Object.assign(new Error('unknown key'), { statusCode: 401 })
  return row.organization_id
}

const columns = sql`
  t.id, t.name, t.languages, t.formality, t.tone_rules, t.banned_phrases, t.preferred_phrases, t.sign_off_style,
  t.archived, t.created_at,
  array(select a.slug from agents a
    where a.organization_id = t.organization_id and a.voice_profile_id = t.id order by a.id) as agents`

const asVoiceProfile = (row: object) => ({ object: 'voice_profile', ...row })

app.get(
  '/v1/voice_profiles',
  { schema: { response: { 200: operations.listVoiceProfiles.response } } },
  async (request) => {
    const organization_id = await organizationOf(request)
    const rows = await sql`select ${columns} from voice_profiles t
      where t.organization_id = ${organization_id} and not t.archived order by t.id desc limit 21`
    return { object: 'list', data: rows.slice(0, 20).map(asVoiceProfile), has_more: rows.length > 20 }
  },
)

app.get<{ Params: { id: number } }>(
  '/v1/voice_profiles/:id',
  {
    schema: {
      params: { type: 'object', properties: { id: { type: 'integer' } } },
      response: { 200: VoiceProfile },
    },
  },
  async (request) => {
    const organization_id = await organizationOf(request)
    const [row] = await sql`select ${columns} from voice_profiles t
      where t.organization_id = ${organization_id} and t.id = ${request.params.id}`
    if (!row) throw Object.assign(new Error('missing'), { statusCode: 404 })
    return asVoiceProfile(row)
  },
)

app.patch<{ Params: { agent_slug: string; id: number }; Body: { max_turns: number } }>(
  '/v1/agents/:agent_slug/flow/states/:id',
  {
    schema: {
      params: { type: 'object', properties: { id: { type: 'integer' } } },
      body: {
        type: 'object',
        required: ['max_turns'],
        properties: { max_turns: { type: 'integer', minimum: 1 } },
      },
    },
  },
  async (request) => {
    const organization_id = await organizationOf(request)
    const [row] = await sql.begin(
      (transaction) => transaction`update flows f set idle_minutes = ${request.body.max_turns}
        from agents a where a.organization_id = ${organization_id} and a.slug = ${request.params.agent_slug}
          and f.organization_id = a.organization_id and f.agent_id = a.id
        returning (select phase from flow_versions v, jsonb_array_elements(v.definition -> 'phases') phase
          where v.organization_id = f.organization_id and v.agent_id = f.agent_id and v.version = f.version
            and (phase ->> 'id')::bigint = ${request.params.id}) as phase`,
    )
    if (!row) throw Object.assign(new Error('missing'), { statusCode: 404 })
    return { object: 'flow_state', ...row.phase }
  },
)

app.addHook('onClose', () => sql.end({ timeout: 5 }))
await serve(app)
