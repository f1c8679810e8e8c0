import { composersOf } from '../background_work.ts'
import { spreadNotices } from '../notifications/spreading/spread_notices.ts'
import { type DispatchDependencies, sendDue } from '../organization/dispatches/send_dispatches.ts'
import { createOutbound } from '../platform/outbound/request.ts'
import { publicUrl, sharedDatabase, startService, type TestService, testSecrets } from './api.ts'
import { type SmtpSink, startSmtpSink } from './smtp_sink.ts'

/** A service with a mail server of its own, whose outbox a test empties when it wants to. */
export interface MailingService extends TestService {
  sink: SmtpSink
  dependencies: DispatchDependencies
  /** Hands out what has happened, and sends what is due by the clock of the service. */
  deliver(): Promise<void>
  close(): Promise<void>
}

export async function startMailingService({ allow = [] as string[] } = {}): Promise<MailingService> {
  const sink = await startSmtpSink()
  const outbound = createOutbound({ allow })
  const service = await startService({ database: await sharedDatabase(), mail: sink.transport, outbound })
  const { database, equipment, clock } = service
  const now = () => clock.now
  const dependencies: DispatchDependencies = {
    database,
    now,
    random: () => 0.5,
    secrets: testSecrets,
    outbound,
    mail: sink.transport,
    publicUrl,
    composers: composersOf(equipment),
  }
  return {
    ...service,
    sink,
    dependencies,
    async deliver() {
      await spreadNotices({ ...equipment, database, now, sendsMail: true })
      await sendDue(dependencies)
    },
    async close() {
      await service.app.close()
      await sink.close()
    },
  }
}
