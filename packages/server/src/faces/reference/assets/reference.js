/** What reading does not need: the search, and buttons that copy code. */

const shown = 40

const field = document.getElementById('search')
const results = document.getElementById('search-results')
const status = document.getElementById('search-status')
const links = document.getElementById('links')
const navigation = document.getElementById('navigation')

/** Loaded when the field is first used. */
let loading
const entries = () => {
  loading ??= fetch('/docs/search.json')
    .then((answer) => answer.json())
    .then((all) => all.map((entry) => ({ ...entry, text: textOf(entry) })))
  return loading
}

const textOf = ({ title, detail, words = '' }) => `${title} ${detail} ${words}`.toLowerCase()

async function search() {
  const asked = field.value.trim().toLowerCase()
  links.hidden = asked !== ''
  if (asked === '') return show([], '')
  const all = await entries()
  // Somebody has typed on meanwhile.
  if (asked !== field.value.trim().toLowerCase()) return
  const words = asked.split(/\s+/)
  const found = all.filter(({ text }) => words.every((word) => text.includes(word)))
  const inTitle = ({ title }) => words.every((word) => title.toLowerCase().includes(word))
  found.sort((a, b) => inTitle(b) - inTitle(a))
  show(found, counted(found.length))
}

function counted(count) {
  if (count === 0) return 'Nothing found'
  const all = count === 1 ? '1 result' : `${count} results`
  return count > shown ? `${all}, the first ${shown} shown` : all
}

function show(found, words) {
  status.textContent = words
  results.replaceChildren(...found.slice(0, shown).map(itemOf))
}

function itemOf({ title, detail, href }) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const small = document.createElement('small')
  link.href = href
  link.textContent = title
  small.textContent = detail
  link.append(small)
  item.append(link)
  return item
}

/** Down and up walk through the field and the results; Enter in the field opens the first one. */
function walk(event) {
  const steps = { ArrowDown: 1, ArrowUp: -1 }
  const found = [...results.querySelectorAll('a')]
  if (event.key === 'Enter' && event.target === field) return found[0]?.click()
  const step = steps[event.key]
  if (step === undefined || found.length === 0) return
  const stops = [field, ...found]
  const next = stops[stops.indexOf(document.activeElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function clear(event) {
  if (event.key !== 'Escape' || field.value === '') return
  event.preventDefault()
  field.value = ''
  search()
  field.focus()
}

/** Slash goes to the search, unless somebody is writing. */
function reachSearch(event) {
  const isWriting = event.target.closest('input, textarea')
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return
  event.preventDefault()
  if (getComputedStyle(navigation).display === 'none') navigation.showPopover()
  field.focus()
}

field.closest('[hidden]').hidden = false
field.addEventListener('focus', entries)
field.addEventListener('input', search)
navigation.addEventListener('keydown', walk)
navigation.addEventListener('keydown', clear)
document.addEventListener('keydown', reachSearch)
// A link to another place on this page closes the menu; on a wide window it is no popover that could be open.
navigation.addEventListener('click', (event) => {
  if (event.target.closest('a') && navigation.matches(':popover-open')) navigation.hidePopover()
})

for (const figure of document.querySelectorAll('.code')) {
  const caption = figure.querySelector('figcaption')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', `Copy ${caption.textContent}`)
  button.addEventListener('click', () => copy(figure.querySelector('code'), button))
  caption.append(button)
}

async function copy(code, button) {
  try {
    await navigator.clipboard.writeText(code.textContent)
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  } catch {
    // Browsers give the clipboard to secure pages only: the text is marked, to be copied by hand.
    getSelection().selectAllChildren(code)
  }
}
