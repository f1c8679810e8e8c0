import { guardsOf } from '../mutant.ts'

const server = 'packages/server/src'
const face = `${server}/sign_in`
const slice = (name: string) => `${server}/resources/${name}`
const tested = (...names: string[]) => names.map((name) => `${face}/${name}.test.ts`)
const session = tested('session')
const membership = tested('membership')

/** Who may sign in, come in and be in: what a cookie, a link and a role are good for, and no more. */
export const peopleGuards = [
  ...guardsOf(`${server}/http/auth.ts`, session, [
    [
      'a cookie write from elsewhere shows no credentials',
      'if (!changesNothing(request.method) && !isOwnOrigin(request, publicUrl)) throw missingCredentials()',
      '',
    ],
    ['a cookie of nobody shows no credentials', 'if (!found) throw missingCredentials()', ''],
  ]),
  ...guardsOf(`${server}/http/auth.ts`, membership, [
    ['a key wins over a cookie', 'authorization === undefined && cookie', 'cookie'],
    ['who is no member is refused', 'if (!found.caller) throw notAMember()', ''],
  ]),
  ...guardsOf(`${server}/http/own_origin.ts`, session, [
    ['another host is foreign', 'from.host === host', 'true'],
    ['what is no website is foreign', '/^https?:$/.test(from.protocol) && ', ''],
  ]),
  ...guardsOf(`${server}/http/caller.ts`, membership, [
    ['a viewer writes nothing', "if (actor.type === 'person' && actor.role === 'viewer')", 'if (false)'],
  ]),
  ...guardsOf(
    `${server}/http/caller.ts`,
    [`${slice('members')}/*.test.ts`],
    [
      ['managing is for owners', "if (access === 'manage') return refuseUnlessOwner(actor)", ''],
      ['an editor is no owner', "if (actor.role === 'owner') return", 'return'],
    ],
  ),
  ...guardsOf(`${face}/session_cookie.ts`, session, [
    [
      'a cookie is signed by us',
      'given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined',
      'token',
    ],
  ]),
  ...guardsOf(`${face}/sessions_repository.ts`, session, [
    ['a session ends', ' and s.expires_at > now()', ''],
  ]),
  ...guardsOf('packages/server/src/jobs/sweeps.ts', session, [
    ['only ended sessions are swept away', "'expires_at', now)", "'expires_at', before(now, -1e6))"],
  ]),
  ...guardsOf(`${face}/sessions_repository.ts`, membership, [
    ['others are members for themselves', ' and m.user_id = u.id', ''],
  ]),
  ...guardsOf(`${face}/bind.ts`, session, [
    ['a write comes from a page of ours', 'changesNothing(request.method) || ', 'true || '],
    ['nobody keeps the answers', "reply.header('Cache-Control', 'no-store')", ''],
  ]),
  ...guardsOf(`${face}/better_auth.ts`, session, [
    ['the cookie goes nowhere without https', "publicUrl.startsWith('https:')", 'false'],
    ['a new password signs out everywhere else', 'revokeOtherSessions: true', 'revokeOtherSessions: false'],
    [
      'everywhere is everywhere',
      'await unlessRefused(auth.api.revokeSessions({ headers: exchange.headers }))',
      '',
    ],
  ]),
  ...guardsOf(`${face}/setup.ts`, tested('setup'), [
    ['a link is one of ours', '!isSetupToken(face.secrets, body.token, visit.now) || ', ''],
    ['of two at once one wins', '    if (await people.isSetUp(system)) throw deadSetupLink()', ''],
  ]),
  ...guardsOf(`${face}/setup_link.ts`, tested('setup'), [
    ['a link is signed', 'secrets.verify(purpose, until, signature) && ', ''],
    ['a link is good for a day', ' && now.getTime() < Number(until)', ''],
  ]),
  ...guardsOf(`${face}/limits.ts`, tested('limits'), [
    ['an account is one however it is written', 'email.toLowerCase()', 'email'],
    ['a place is limited', "byAddress.take(bucketOf('address', address))", 'undefined'],
    ['an account is limited', "byEmail.take(bucketOf('email', email.toLowerCase()))", 'undefined'],
  ]),
  ...guardsOf(`${face}/invitations.ts`, tested('invitations'), [
    [
      'a link is for whom it was made',
      'if (present?.email === email) return present',
      'if (present) return present',
    ],
    ['a new password has a length', 'if (password.length < 12)', 'if (false)'],
  ]),
  ...guardsOf(`${face}/organizations_repository.ts`, tested('invitations'), [
    ['a link works once', ' and i.accepted_at is null', ''],
    ['a replaced link is dead', ' and i.revoked_at is null', ''],
    ['a link is good for a week', ' and i.expires_at > ${now}', ''],
  ]),
  ...guardsOf(`${face}/organizations.ts`, membership, [
    ['organizations are founded by owners', "memberships.some(({ role }) => role === 'owner')", 'true'],
    ['a slug is taken once', 'if (!organization) throw slugTaken(chosen)', 'if (!organization) return'],
  ]),
  ...guardsOf(
    `${slice('members')}/service.ts`,
    [`${slice('members')}/*.test.ts`],
    [
      ['the last owner stays one', "if (role !== 'owner') await refuseLastOwner(db, before)", ''],
      ['the last owner stays', 'await refuseLastOwner(db, before)\n  repository.remove', 'repository.remove'],
      ['of two at once one owner stays', 'repository.lockAll(db)', ''],
    ],
  ),
  ...guardsOf(
    `${slice('invitations')}/service.ts`,
    [`${slice('invitations')}/*.test.ts`],
    [
      ['a member needs no invitation', 'if (await isMember(db, email))', 'if (false)'],
      ['addresses are one however they are written', 'body.email.toLowerCase()', 'body.email'],
    ],
  ),
  ...guardsOf(
    `${slice('invitations')}/repository.ts`,
    [`${slice('invitations')}/*.test.ts`],
    [['an expired one is no resource', 'and t.id = ${id} and t.expires_at > ${now}', 'and t.id = ${id}']],
  ),
  ...guardsOf(
    `${slice('api_keys')}/service.ts`,
    [`${slice('api_keys')}/*.test.ts`],
    [
      ['an expiry lies ahead', 'if (expiry && expiry <= context.now)', 'if (false)'],
      ['a revoked key stays as it is', 'if (before.revoked_at !== null)\n    throw', 'if (false)\n    throw'],
      ['live keys have different names', ' && (await repository.findLive(db, fields.name))', ' && false'],
      ['revoked once is revoked', 'if (before.revoked_at !== null) return before', ''],
    ],
  ),
]
