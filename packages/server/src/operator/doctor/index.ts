import { type Config, ConfigRefusal, type Environment, readConfig, setVariables } from '../../config.ts'
import { checkDataDirectory } from './data_directory.ts'
import { checkDatabase } from './database.ts'
import { type Finding, ok, wrong } from './finding.ts'
import { checkMail } from './mail.ts'
import { checkModels } from './model.ts'
import { checkNode } from './node.ts'
import { checkPort } from './port.ts'
import { type SettingLine, settingLines, unknownSettings } from './settings.ts'

interface Examination {
  findings: Finding[]
  settings: SettingLine[]
}

/** Every check of an installation, in the order in which their failures build on each other. */
export async function examine(environment: Environment = setVariables()): Promise<Examination> {
  const findings = [checkNode()]
  const config = readSettings(environment, findings)
  if (config) {
    findings.push(await checkDataDirectory(config), await checkPort(config), ...(await checkDatabase(config)))
    const models = await checkModels(config)
    findings.push(...models.findings, ...(await checkMail(config)))
    return { findings, settings: settingLines(environment, models.file) }
  }
  return { findings, settings: settingLines(environment) }
}

function readSettings(environment: Environment, findings: Finding[]): Config | null {
  findings.push(...unknownSettings(environment))
  try {
    const config = readConfig(environment)
    findings.push(ok('settings', 'All settings are valid.'))
    return config
  } catch (error) {
    if (!(error instanceof ConfigRefusal)) throw error
    findings.push(wrong('settings', error.message))
    return null
  }
}
