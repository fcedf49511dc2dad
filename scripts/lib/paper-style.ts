import { BANK_IN_FULL } from '../../src/config/bank-identity';
import type { Paper } from '../../src/config/papers/paper';
import { LIGHT } from '../../src/theme/palette';

const cssText = (text: string) => `"${text.replace(/["\\<]/g, '')}"`;

const SCREEN = `
:root{color-scheme:light;--text:system-ui,"Segoe UI",Helvetica,Arial,sans-serif;--display:Didot,"Bodoni MT","Playfair Display",Georgia,"Times New Roman",serif}
body{margin:0;padding:clamp(20px,5vw,72px);background:${LIGHT.ground};color:${LIGHT.ink};font:1.0625rem/1.6 var(--text);font-variant-numeric:tabular-nums lining-nums}
article{max-width:42rem;margin-inline:auto}
svg{display:block;inline-size:100%;color:${LIGHT.metal}}
h1,h2{font-family:var(--display);font-weight:400;line-height:1.12;text-wrap:balance}
h1{font-size:clamp(2rem,1.5rem + 2.4vw,3.25rem);margin-block:1.1em .4em}
h2{font-size:1.5rem;margin-block:0 .6em}
h3{font-size:1.0625rem;margin-block:1.4em .3em}
.about{font-size:1.1875rem;color:${LIGHT.soft};margin-block:0 1.6em}
dl{margin:0;border-block-end:1px solid ${LIGHT.rule}}
dt{border-block-start:1px solid ${LIGHT.rule};padding-block-start:10px;color:${LIGHT.soft}}
dd{margin:0;padding-block-end:10px;overflow-wrap:anywhere}
nav{margin-block-start:2.4em}
nav ol{columns:2 16rem;column-gap:2.4rem;padding-inline-start:2em}
nav a{text-decoration:none}
section{border-block-start:1px solid ${LIGHT.edge};margin-block-start:2.4em;padding-block-start:1.6em}
section p,section ul,section ol{margin-block:0 1em}
ul,ol{padding-inline-start:1.5em}
li{margin-block-end:.45em;break-inside:avoid}
table{inline-size:100%;border-collapse:collapse;margin-block:1.2em 1.6em;font-size:.9375rem;line-height:1.4}
caption{text-align:start;font-weight:600;padding-block-end:.5em}
th,td{text-align:start;vertical-align:top;font-weight:400;padding:6px 10px 6px 0;border-block-start:1px solid ${LIGHT.rule};overflow-wrap:break-word}
tbody tr:last-child>*{border-block-end:1px solid ${LIGHT.rule}}
thead th{color:${LIGHT.soft};vertical-align:bottom}
.n{text-align:end;padding-inline:10px 0;white-space:nowrap}
thead .n{white-space:normal}
.n+td:not(.n),.n+th:not(.n){padding-inline-start:24px}
.sum>*{font-weight:600;border-block-start-color:${LIGHT.ink}}
strong{font-weight:600}
a{color:inherit}
footer{border-block-start:1px solid ${LIGHT.edge};margin-block-start:3em;padding-block-start:1.2em;font-size:.875rem;color:${LIGHT.soft}}
@media (max-width:30rem){table{font-size:.8125rem;hyphens:auto}.n,.n+td:not(.n),.n+th:not(.n){padding-inline-start:8px}thead .n{white-space:normal;overflow-wrap:anywhere}}
`;

const PRINT = `
@media print{
body{padding:0;background:none;color:#000;font-size:9.5pt;line-height:1.5}
article{max-width:none}
svg,.about,dt,thead th,footer{color:#000}
h1{font-size:30pt}
h2{font-size:16pt}
h3{font-size:10pt}
h2,h3,caption{break-after:avoid}
p,li,dd{orphans:3;widows:3}
section{margin-block-start:1.6em;padding-block-start:1.1em}
table{font-size:8.5pt}
th,td{padding-block:3pt}
tr{break-inside:avoid}
thead{break-after:avoid}
.short{break-inside:avoid}
footer{break-inside:avoid;font-size:8.5pt}
.cover{block-size:245mm;display:flex;flex-direction:column;break-after:page}
.cover h1{font-size:46pt;margin-block:auto .4em}
.cover .about{font-size:14pt;max-inline-size:32em;margin-block-end:auto}
.cover+nav{margin-block-start:0;break-after:page}
nav ol{columns:1}
nav a{display:flex;justify-content:space-between}
nav li{margin-block-end:.35em}
nav+section{border:0;margin-block-start:0;padding-block-start:0}
}
`;

const pagesOf = ({ title, version, hasContents }: Paper) => `
@page{size:A4;margin:24mm 20mm 22mm;font:8pt var(--text);
@top-left{content:${cssText(BANK_IN_FULL)}}
@top-right{content:${cssText(title)}}
@bottom-left{content:${cssText(`${title}, version ${version}`)}}
@bottom-right{content:counter(page) " of " counter(pages)}}
@page:first{@top-left{content:none}@top-right{content:none}${hasContents ? '@bottom-left{content:none}@bottom-right{content:none}' : ''}}
`;

export const paperStyle = (paper: Paper): string => `${SCREEN}${pagesOf(paper)}${PRINT}`;
