import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import type { Tell } from '../telemetry.ts'

/** Whatever sends, as far as it is watched. */
interface Exporter<Items> {
  export(items: Items, done: (result: ExportResult) => void): void
}

/** Has it said once that a collector does not take what it is sent, and once that it does again. */
export function reportOutages<Items>(exporter: Exporter<Items>, what: string, tell: Tell) {
  const send = exporter.export.bind(exporter)
  let away = false
  exporter.export = (items, done) =>
    send(items, (result) => {
      const failed = result.code !== ExportResultCode.SUCCESS
      if (failed !== away)
        if (failed) tell('warn', `${what} cannot be sent, and are lost meanwhile: ${reasonOf(result.error)}`)
        else tell('info', `${what} are sent again`)
      away = failed
      done(result)
    })
}

/** What the collector or the connection said; never what was sent. */
function reasonOf(error: Error | undefined): string {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string }
  return [code, message].filter(Boolean).join(' ') || 'the collector did not say why'
}
