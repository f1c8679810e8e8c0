document.documentElement.className = 'js'
for (const button of document.querySelectorAll('.cli-button'))
  button.onclick = () => { document.getElementById('cookie-law-info-bar').style.display = 'none' }
