// Takes the email that was typed along to the other pages of the portal. Without scripts, they get the one that the page came with.
const field = document.querySelector("input[name=email]");
const links = document.querySelectorAll("a[data-keeps-email]");

function update() {
  for (const link of links) {
    const url = new URL(link.href);
    if (field.value.trim() === "") url.searchParams.delete("login_hint");
    else url.searchParams.set("login_hint", field.value.trim());
    link.href = url.href;
  }
}

if (field) {
  field.addEventListener("input", update);
  // The browser fills fields in again without an event when a person comes back.
  addEventListener("pageshow", update);
}
