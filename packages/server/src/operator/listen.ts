import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { OperatorRefusal } from './refusal.ts'

/** Opens the port. What prevents it is said with the setting that changes it. */
export async function listen(app: FastifyInstance, { host, port }: Config) {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw refusalOf(error, host, port)
  }
}

function refusalOf(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new OperatorRefusal(
        `Port ${port} on ${host} is in use: stop the program that uses it, or choose another with PORT=${port + 1}.`,
      )
    case 'EACCES':
      return new OperatorRefusal(`This user may not open port ${port}: choose one above 1023 with PORT=4000.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new OperatorRefusal(
        `This machine has no address ${host}: set HOST to one it has, or to 0.0.0.0.`,
      )
    default:
      return error
  }
}
