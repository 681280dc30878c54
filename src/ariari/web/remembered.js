// Tables that this browser has been at, in its own storage: their addresses are keys, and are told to nobody.
const REMEMBERED = "ariari-tables";
const MOST_REMEMBERED = 30;
const ADDRESSES = { keep: /^\/keep(-seat)?\/[\w-]+$/, play: /^\/play\/[\w-]+\/[\w-]+$/ };

function rememberedTables() {
  try {
    const found = JSON.parse(localStorage.getItem(REMEMBERED) || "[]");
    return Array.isArray(found) ? found.filter((one) => one && ADDRESSES[one.kind]?.test(one.address)) : [];
  } catch {
    return []; // no storage, or not what we wrote
  }
}

function storeTables(tables) {
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(tables.slice(0, MOST_REMEMBERED)));
  } catch {
    return; // full, or forbidden: then nothing is remembered
  }
}

function rememberTable(table) {
  const here = { ...table, address: location.pathname, at: new Date().toISOString() };
  storeTables([here, ...rememberedTables().filter((one) => one.address !== here.address)]);
}

function listTables(list) {
  const tables = rememberedTables().filter((one) => one.kind === list.dataset.remembered);
  const lang = document.documentElement.lang;
  list.closest(".remembered").hidden = tables.length === 0;
  list.replaceChildren(...tables.map((table) => {
    const row = document.createElement("li");
    const link = document.createElement("a");
    const about = document.createElement("span");
    const away = document.createElement("button");
    const house = String(table.house?.[lang.slice(0, 2)] ?? "");
    const people = String(table.people ?? "");
    link.href = table.address;
    link.append(Object.assign(document.createElement("b"), { textContent: people }), ` ${house}`);
    about.className = "soft";
    about.textContent = new Date(table.at).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
    away.type = "button";
    away.textContent = list.dataset.away;
    away.setAttribute("aria-label", `${list.dataset.away}: ${people} ${house}`);
    away.addEventListener("click", () => {
      storeTables(rememberedTables().filter((one) => one.address !== table.address));
      listTables(list);
      (list.querySelector("a") || document.getElementById("main")).focus();
    });
    row.append(link, about, away);
    return row;
  }));
}

// The list is there once the page has been built.
function listTablesSoon() {
  const list = document.querySelector("[data-remembered]");
  if (list) listTables(list);
  else requestAnimationFrame(listTablesSoon);
}
