for (const button of document.querySelectorAll('#cookies button'))
  button.addEventListener('click', () => document.getElementById('cookies').remove())
