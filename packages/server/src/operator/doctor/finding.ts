/** What one check found, in words that say what to do when something is wrong. */
export interface Finding {
  check: string
  status: 'ok' | 'note' | 'wrong'
  finding: string
}

export const ok = (check: string, finding: string): Finding => ({ check, status: 'ok', finding })
/** Not wrong, but worth knowing. */
export const note = (check: string, finding: string): Finding => ({ check, status: 'note', finding })
export const wrong = (check: string, finding: string): Finding => ({ check, status: 'wrong', finding })
