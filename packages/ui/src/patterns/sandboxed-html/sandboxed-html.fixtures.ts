/** A mail of a customer, with a picture that is not loaded. */
export const mail = `
<div style="display:none;max-height:0">Third time this month</div>
<p>Hello Maya,</p>
<p>I am writing about order <b>88213</b> again. It was confirmed for Tuesday 17 November. Today is Friday and the
<a href="https://track.mailbeam.example/88213">tracking page</a> still says “label created”. This is the third late
delivery this month, after 86950 and 87404.</p>
<p>We have about 6 kg of house espresso left in Chiado. That is enough for Saturday breakfast and not for more. Please
tell me today whether the pallet can be here <b>before 08:00 on Saturday</b>.</p>
<p><img src="https://cdn.mailbeam.example/pallet.jpg" alt="Photo of the empty shelf" width="320" height="200">
<img src="https://cdn.mailbeam.example/label.png" alt="Label"></p>
<p>Sofia Finch<br>Operations, Marlow &amp; Finch Cafés</p>
<blockquote><p>On 17 November, Halden Coffee wrote:<br>Your order 88213 has left our roastery and will reach you
today.</p></blockquote>`;

/** A guide of a plugin. */
export const guide = `
<h2>Before you start</h2>
<ol><li>Open the Admin Center as an administrator.</li><li>Allow token access under <b>Zendesk API</b>.</li>
<li>Create a token named <code>Switchboard</code> and paste it here.</li></ol>
<h2>What is asked for</h2>
<table><thead><tr><th>Setting</th><th>Where it is</th></tr></thead><tbody>
<tr><td>Subdomain</td><td>The part before <code>.zendesk.com</code></td></tr>
<tr><td>Agent e-mail</td><td>Admin Center, People</td></tr></tbody></table>
<pre><code>curl https://haldencoffee.zendesk.com/api/v2/tickets.json \\
  --user support@haldencoffee.example/token:TOKEN</code></pre>
<p>More in the <a href="https://developer.zendesk.com/">developer.zendesk.com</a> pages.</p>`;

/** A newsletter built for a width that no screen of ours has. */
export const wide = `<table width="1800"><tr>${Array.from(
  { length: 14 },
  (_, column) => `<td width="140"><b>Column ${column + 1}</b><br>Unbreakable${"x".repeat(14)}</td>`,
).join("")}</tr></table><pre>${"one long line of code ".repeat(12)}</pre>`;

export const unsafe = `<h2>Harmless rest</h2><script>alert(1)</script><p onclick="alert(1)">A paragraph with a
<a href="javascript:alert(1)">link that leads nowhere</a> and <a href="https://evil.example/login">bank.example</a>.</p>
<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input value="x"><button>Send</button></form>
<style>body{display:none}</style><p style="position:fixed;inset:0;background:red">A cover that covers nothing.</p>`;
