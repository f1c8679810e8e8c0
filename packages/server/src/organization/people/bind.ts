import type { Input, Operation, Output, signIn } from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { changesNothing, inputReader, isOwnOrigin } from '../../platform/http/index.ts'
import { cookieHeader, type NewCookie } from './cookies.ts'
import { foreignOrigin } from './refusals.ts'

/** Ties an operation of the sign-in API to a function: a request that only our own pages may send. */

export interface SignInRequest {
  cookies: string
  /** As it names itself; empty when it does not. */
  browser: string
  address: string
  request_id: string
  now: Date
  /** Goes out with the answer. */
  setCookie(cookie: NewCookie): void
}

export type Body<Name extends keyof typeof signIn> = Input<(typeof signIn)[Name]>['body']

type Handler<Op> = (
  request: SignInRequest,
  body: Input<Op>['body'],
  params: Input<Op>['params'],
) => Promise<Output<Op>>
export type Bind = <Op extends Operation>(operation: Op, handler: Handler<Op>) => void

export function binderOf(app: FastifyInstance, publicUrl: string, now: () => Date): Bind {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('Cache-Control', 'no-store')
    // Browsers send the cookie along with writes that other sites make.
    if (changesNothing(request.method) || isOwnOrigin(request, publicUrl)) done()
    else done(foreignOrigin())
  })

  return (operation, handler) => {
    const readInput = inputReader(operation)
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: { response: { [operation.status]: operation.response } },
      async handler(request, reply) {
        const { body, params } = readInput(request)
        const answer = await handler(signInRequestOf(request, reply, { publicUrl, now: now() }), body, params)
        return reply.code(operation.status).send(answer)
      },
    })
  }
}

function signInRequestOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, now }: { publicUrl: string; now: Date },
): SignInRequest {
  const { cookie = '', 'user-agent': browser = '' } = request.headers
  const cookies = new Map<string, string>()
  return {
    cookies: cookie,
    browser,
    address: request.ip,
    request_id: request.id,
    now,
    setCookie(set) {
      // The last one of a name is the one that counts.
      cookies.set(set.name, cookieHeader(set, publicUrl))
      reply.removeHeader('Set-Cookie').header('Set-Cookie', [...cookies.values()])
    },
  }
}
