import type { Operation } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { missing, refuse } from '../refusal.ts'

/** A path that no operation has: 404; one that others have: 405 with `Allow` (§7 method_not_allowed). */
export function installUnrouted(app: FastifyInstance, prefix: string, operations: readonly Operation[]) {
  const methodsByShape = new Map<string, Set<string>>()
  for (const operation of operations) {
    const shape = `^${prefix}${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`
    const methods = methodsByShape.get(shape) ?? new Set()
    methods.add(operation.method)
    if (operation.method === 'GET') methods.add('HEAD')
    methodsByShape.set(shape, methods)
  }
  const known = [...methodsByShape].map(([shape, methods]) => ({
    shape: new RegExp(shape),
    methods: [...methods],
  }))

  app.setNotFoundHandler((request) => {
    const path = request.url.split('?', 1)[0]!
    const methods = known.filter(({ shape }) => shape.test(path)).flatMap((row) => row.methods)
    if (methods.length === 0) throw missing()
    const allow = [...new Set(methods)].join(', ')
    throw refuse(
      'method_not_allowed',
      `This path does not support ${request.method}. It supports ${allow}.`,
      {
        headers: { Allow: allow },
      },
    )
  })
}
