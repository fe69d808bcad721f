import { withPartner } from "#lead/partner-link.ts";
import { partner } from "#site/ui/campaign.ts";

export function keepPartnerInLinks(): void {
  const code = partner;
  if (!code) return;
  const credit = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      const href = link.getAttribute("href") ?? "";
      const credited = withPartner(href, code);
      if (credited !== href) link.setAttribute("href", credited);
    }
  };
  credit();
  new MutationObserver(credit).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["href"],
  });
}
